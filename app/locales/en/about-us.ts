export const aboutUs = {
  title: 'About us',
  mail: 'Write to {{name}}',
  network: '{{name}} on LinkedIn',
  languages: 'Languages:',
} as const
