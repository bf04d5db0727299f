import { toLanguage } from "../i18n/languages";
import { Button } from "../ui/Button";
import styles from "./FailureScreen.module.css";

/** The texts are not in the catalogues, because the provider of those may be the one that failed. */
const texts = {
  en: { title: "Unexpected Application Error!", advice: "Reload the page to start again.", reload: "Reload" },
  pt: {
    title: "Erro inesperado do aplicativo!",
    advice: "Recarregue a página para começar de novo.",
    reload: "Recarregar",
  },
  es: {
    title: "¡Error inesperado de la aplicación!",
    advice: "Vuelve a cargar la página para empezar de nuevo.",
    reload: "Volver a cargar",
  },
  fr: {
    title: "Erreur inattendue de l’application\u202f!",
    advice: "Rechargez la page pour recommencer.",
    reload: "Recharger",
  },
};

/** Replaces the page if rendering fails. It uses no provider. */
export function FailureScreen() {
  const { title, advice, reload } = texts[toLanguage(document.documentElement.lang) ?? "en"];
  return (
    <main className={styles.screen}>
      <div role="alert">
        <h1>{title}</h1>
        <p>{advice}</p>
      </div>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </main>
  );
}
