/** A place as the select sends it and the field shows it; both are empty for the whole country. */
export type ChosenPlace = { value: string; name: string }

/** The parts of the field that the list of suggestions fills. */
export function writePlace(
  input: HTMLInputElement | null,
  select: HTMLSelectElement | null,
  { value, name }: ChosenPlace,
): void {
  if (!input || !select) return
  input.value = name
  select.value = value
  // A place that is newer than the page has no choice in its select yet.
  if (select.value !== value) select.add(new Option(name, value, false, true))
}

/** Until a place is chosen, the form sends what was typed. */
export function unselectPlace(select: HTMLSelectElement | null): void {
  if (select) select.value = ''
}
