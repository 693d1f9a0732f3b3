import { lazy, Suspense, type ComponentProps } from 'react'
import { loadUntilThere } from '~/ui/layout/load-until-there'

const EditorPage = lazy(async () => ({
  default: (await loadUntilThere(() => import('./editor-page'))).EditorPage,
}))

type LateEditorPageProps = ComponentProps<typeof EditorPage> & {
  /** The styles of the editor: with its script they would come after the first paint. */
  styles: string
}

/** The editor on a page that guests open, too, who do not load its script and styles. The server renders it whole. */
export function LateEditorPage({ styles, ...editor }: LateEditorPageProps) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <Suspense>
        <EditorPage {...editor} />
      </Suspense>
    </>
  )
}
