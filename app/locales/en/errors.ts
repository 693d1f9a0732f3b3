export const errors = {
  notFoundTitle: 'Page not found',
  notFound: 'Sorry, the page you visited does not exist',
  notFoundHint: 'The address may have changed, or the place is no longer offered.',
  serverTitle: 'Server error',
  server: 'Sorry, the server is wrong',
  serverHint: 'Please try again in a moment. Our team has been told.',
  unavailableTitle: 'Not available right now',
  unavailable: 'We cannot show this page right now. Please try again in a minute.',
  loadFailure: 'Error {{status}}',
  goHome: 'Back to the home page',
} as const
