import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";

import { Button } from "./Button";
import buttonStyles from "./Button.module.css";
import styles from "./RadioMenu.module.css";

interface RadioMenuProps<Value> {
  readonly name: string;
  /** The accessible name and the tooltip of the button. */
  readonly label: string;
  readonly face: ReactNode;
  readonly groupLabel: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon: ReactNode;
    /** The language tag of the label (BCP 47), if it is not the page's language. */
    readonly lang?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * A button that opens a menu of radio buttons. The browser opens the menu, even before React hydrates it, and closes it
 * on Esc and on a click outside. It also closes when the focus leaves the menu and its button.
 */
export function RadioMenu<Value extends string>(props: RadioMenuProps<Value>) {
  const { name, label, face, groupLabel, options, value, onChange } = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    // A press on a label, and a change to another window, take the focus to no element. The menu then stays.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover();
  }

  function handleClick({ detail, target, currentTarget }: MouseEvent<HTMLElement>): void {
    // An arrow key also triggers a click event, with a detail of 0. It must leave the menu open.
    if (detail > 0 && target instanceof HTMLInputElement) currentTarget.hidePopover();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "Enter") return;
    // Closing returns the focus to the button, which Enter would press again.
    event.preventDefault();
    event.currentTarget.hidePopover();
  }

  return (
    <div className={styles.root} onBlur={handleBlur}>
      <Button variant="quiet" name={name} aria-label={label} title={label} popoverTarget={id}>
        {face}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="surface"
        onToggle={({ newState, currentTarget }) => {
          if (newState === "open") currentTarget.querySelector<HTMLElement>(":checked")?.focus();
        }}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <div role="radiogroup" aria-label={groupLabel}>
          {options.map((option) => (
            <label key={option.value} className={`choice ${buttonStyles.option}`} lang={option.lang}>
              <input
                ref={(input) => {
                  // The built page cannot know a stored choice, and React leaves the checks of a hydrated page as they are.
                  if (input !== null) input.checked = option.value === value;
                }}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.icon}
              {option.label}
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}
