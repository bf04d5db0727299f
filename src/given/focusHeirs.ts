/* Where the focus goes when its element goes: to the title of the list, or to the switch of the memory. */

export const LIST_TITLE = "h2[tabindex]";
export const MEMORY_SWITCH = "[role=switch]";
