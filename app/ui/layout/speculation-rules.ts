/**
 * Lets browsers render the page behind a link ahead, once the visitor points at it or presses it. Addresses with a query
 * are left out, since many of them are filters that no visitor has asked for yet, as are links that search engines should
 * not follow. Browsers with saved data or little memory decide against it by themselves.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { selector_matches: '[rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
