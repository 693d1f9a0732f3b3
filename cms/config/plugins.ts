import { environment } from '../src/environment/environment'
import { megabytes } from '../src/content-types/size'

/** The bucket of pictures. Without one they are files in the data folder. */
function uploadProvider() {
  const { bucket } = environment()
  if (!bucket) return {}
  const { name, region, endpoint, accessKeyId, secretAccessKey, publicUrl } = bucket
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: publicUrl,
      s3Options: {
        region,
        credentials: { accessKeyId, secretAccessKey },
        // Stores that are not Amazon's know no bucket by its host name.
        ...(endpoint && { endpoint, forcePathStyle: true }),
        // The bucket's own policy makes pictures public; many stores refuse access lists of single files.
        params: { Bucket: name, ACL: undefined },
      },
    },
  }
}

export default () => ({
  upload: {
    config: {
      ...uploadProvider(),
      sizeLimit: megabytes(25),
      // The site resizes pictures itself; the media library needs only its thumbnail.
      breakpoints: {},
      security: {
        // No AVIF: the library cannot measure it, and the site shows no picture without its size.
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp'],
        deniedTypes: ['image/svg+xml'],
      },
    },
  },
})
