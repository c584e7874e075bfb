// run: scan --only atomicity
// expect: none
// Export holds the synchronizedList's own mutex (the list) around the whole index loop, as the javadoc demands.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ListCopierHeld {
    static class Exporter {
        private final List<String> source;
        private final StringBuilder out = new StringBuilder();

        Exporter(List<String> source) {
            this.source = source;
        }

        synchronized void export() {
            synchronized (source) {
                for (int i = 0; i < source.size(); i++) {
                    out.append(source.get(i)).append(';');
                }
            }
        }

        synchronized String result() {
            return out.toString();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 1000; i++) {
            list.add("row" + i);
        }
        Exporter e = new Exporter(list);
        Thread cleaner = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                list.remove(0);
            }
        });
        cleaner.start();
        e.export();
        cleaner.join();
        System.out.println(e.result().length());
    }
}
// corpus: unseen
