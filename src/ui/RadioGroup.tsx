import type { ReactNode } from "react";

import styles from "./Button.module.css";

interface RadioOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly icon: ReactNode;
  /** The language tag of the label (BCP 47), if it is not the page's language. */
  readonly lang?: string;
}

interface RadioGroupProps<Value> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>({ name, label, options, value, onChange }: RadioGroupProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={`choice ${styles.option}`} lang={option.lang}>
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
  );
}
