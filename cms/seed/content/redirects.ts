/** Addresses of printed flyers and of an older site. */
export const redirects = [
  {
    fromPath: '/oferta-verde',
    toPath: '/es/landing-page/temporada-verde-antigua',
    note: 'On the flyer of the green season, without a language.',
  },
  {
    fromPath: '/careers',
    toPath: '/about-us',
    note: 'The list of vacancies of the older site.',
  },
] as const
