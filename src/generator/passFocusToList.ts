import { SEARCH_FIELD } from "../tables/SearchField";
import { passFocusTo } from "../ui/passFocusTo";

/** To the list, or to the search that found nothing. */
export const passFocusToList = passFocusTo("[role=grid] [tabindex='0']", SEARCH_FIELD);
