// All writes are ordered by start/join chains; during the two readers' lifetime there are only reads; the last write follows their join.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;

public class Glossary {
    private final Map<String, String> terms = new HashMap<>();
    private int revision;
    private String lastEditor;

    void define(String term, String text) {
        terms.put(term, text);
        revision++;
        lastEditor = Thread.currentThread().getName();
    }

    String explain(String term) {
        return terms.getOrDefault(term, "?") + " [" + revision + "]";
    }

    static class Reader extends Thread {
        private final Glossary glossary;
        private final String[] words;
        private int known;

        Reader(Glossary glossary, String... words) {
            this.glossary = glossary;
            this.words = words;
        }

        @Override
        public void run() {
            for (String w : words) {
                if (!glossary.explain(w).startsWith("?")) {
                    known++;
                }
            }
        }

        int known() {
            return known;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Glossary glossary = new Glossary();
        glossary.define("latch", "gate that opens once");

        Thread editor = new Thread(() -> glossary.define("barrier", "meeting point"), "editor");
        editor.start();
        editor.join();

        Thread reviewer = new Thread(() -> glossary.define("latch", "one-shot gate"), "reviewer");
        reviewer.start();
        reviewer.join();

        Reader a = new Reader(glossary, "latch", "fence");
        Reader b = new Reader(glossary, "barrier", "latch");
        a.start();
        b.start();
        System.out.println(glossary.explain("latch") + " by " + glossary.lastEditor);
        a.join();
        b.join();
        System.out.println(a.known() + b.known());
        glossary.define("fence", "memory barrier");
    }
}
// corpus: unseen26
