// run: scan --only lock-order
// expect: lock-order
// Both classes synchronize on the interned literal "lock" (CERT LCK01): Loader.load joins the indexer thread under it while Indexer.index needs the same String object.
import java.util.ArrayList;
import java.util.List;

public class SharedLiteralLock {
    static class Indexer {
        private final String mutex = "lock";
        private final List<String> index = new ArrayList<>();

        void index(String word) {
            synchronized (mutex) {
                index.add(word);
            }
        }

        int size() {
            synchronized (mutex) {
                return index.size();
            }
        }
    }

    static class Loader {
        private final String mutex = "lock";
        private final Indexer indexer;
        private boolean loaded;

        Loader(Indexer indexer) {
            this.indexer = indexer;
        }

        void load(String text) throws InterruptedException {
            synchronized (mutex) {
                if (loaded) {
                    return;
                }
                Thread t = new Thread(() -> {
                    for (String w : text.split(" ")) {
                        indexer.index(w);
                    }
                });
                t.start();
                t.join();
                loaded = true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Indexer ix = new Indexer();
        new Loader(ix).load("to be or not to be");
        System.out.println(ix.size());
    }
}
// corpus: unseen
