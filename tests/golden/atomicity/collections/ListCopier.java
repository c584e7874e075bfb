// run: scan --only atomicity
// expect: atomicity
// Exporter.export iterates under its own lock with list.size() and list.get(i), each locking the synchronized list; the cleaner thread removes entries in between (IndexOutOfBounds).
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ListCopier {
    static class Exporter {
        private final List<String> source;
        private final StringBuilder out = new StringBuilder();

        Exporter(List<String> source) {
            this.source = source;
        }

        synchronized void export() {
            for (int i = 0; i < source.size(); i++) {
                out.append(source.get(i)).append(';');
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
            while (!list.isEmpty()) {
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
