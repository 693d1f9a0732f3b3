/** Id of the one provider modal of a page; any button may open it by `popovertarget`. */
export const providerModalId = 'provider-modal'
