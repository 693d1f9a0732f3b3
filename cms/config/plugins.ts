import { megabytes } from '../src/environment/megabytes'

export default () => ({
  upload: {
    config: {
      sizeLimit: megabytes(25),
      // The site cuts its own sizes; the media library makes its thumbnail without being asked.
      breakpoints: {},
      security: {
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
        deniedTypes: ['image/svg+xml'],
      },
    },
  },
})
