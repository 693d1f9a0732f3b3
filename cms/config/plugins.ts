import { megabytes } from '../src/environment/megabytes'

export default () => ({
  upload: {
    config: {
      sizeLimit: megabytes(25),
      // The site resizes pictures itself; the media library needs only its thumbnail.
      breakpoints: {},
      security: {
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
        deniedTypes: ['image/svg+xml'],
      },
    },
  },
})
