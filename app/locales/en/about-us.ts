export const aboutUs = {
  title: 'About us',
  mail: 'Write to {{name}}',
  network: '{{name}} on LinkedIn',
  speaks: 'Speaks {{languages}}',
} as const
