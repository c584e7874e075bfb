// One RowCursor is shared by all import workers that advance it without a lock.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=DatasetImport$RowCursor.position
// expect: data-race field=DatasetImport$RowCursor.skipped
// expect: object-race class=DatasetImport$RowCursor
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class DatasetImport {
    interface Cursor<T> {
        T advance();
    }

    static class RowCursor implements Cursor<String[]> {
        private final List<String> raw;
        private int position;
        private int skipped;

        RowCursor(List<String> raw) {
            this.raw = raw;
        }

        @Override
        public String[] advance() {
            while (position < raw.size()) {
                String line = raw.get(position++);
                if (!line.startsWith("#")) {
                    return line.split(",");
                }
                skipped++;
            }
            return null;
        }

        int skipped() {
            return skipped;
        }
    }

    static class Importer implements Runnable {
        private final Cursor<String[]> source;
        private final ConcurrentLinkedQueue<Integer> sink;

        Importer(Cursor<String[]> source, ConcurrentLinkedQueue<Integer> sink) {
            this.source = source;
            this.sink = sink;
        }

        @Override
        public void run() {
            for (String[] row = source.advance(); row != null; row = source.advance()) {
                sink.add(Integer.parseInt(row[1]) + row[0].length());
            }
        }
    }

    static List<String> generate(int n) {
        List<String> out = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            out.add(i % 10 == 0 ? "# section " + i : "item" + i + "," + i);
        }
        return List.copyOf(out);
    }

    public static void main(String[] args) throws Exception {
        RowCursor cursor = new RowCursor(generate(400));
        ConcurrentLinkedQueue<Integer> sink = new ConcurrentLinkedQueue<>();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<?>> fs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            fs.add(pool.submit(new Importer(cursor, sink)));
        }
        pool.shutdown();
        for (Future<?> f : fs) {
            f.get();
        }
        System.out.println(sink.size() + " rows, " + cursor.skipped() + " skipped");
    }
}
