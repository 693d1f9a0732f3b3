/** The widget's script while it is coming, or after it came. */
let loading: Promise<void> | null = null

/** Brings the chat widget in, once; after a failure the next call tries again. */
export function loadWidget(address: string): Promise<void> {
  loading ??= addScript(address).catch((err: unknown) => {
    loading = null
    throw err
  })
  return loading
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The chat widget could not be loaded'))
    }
    document.head.append(script)
  })
}
