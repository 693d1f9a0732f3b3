/** What the demo content says around the inquiry form; editors may write anything else. */
export const inquiryPage = {
  title: { en: 'Ask about this stay', es: 'Consulte por esta estadía' },
  quoteTitle: { en: 'Ask for a quote', es: 'Pida una cotización' },
  confirmationTitle: { en: 'We have your inquiry', es: 'Ya tenemos su consulta' },
  uniqueStayTitle: {
    en: 'A good choice, and not an ordinary one',
    es: 'Buena elección, y nada común',
  },
}
