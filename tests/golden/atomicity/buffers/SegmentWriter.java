// run: scan --only atomicity
// expect: none
// Append() writes the record and returns where it went in one step of the segment's lock
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

public class SegmentWriter {
    static final class Extent {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private int written;

        synchronized int append(byte[] record) {
            int at = written;
            bytes.write(record, 0, record.length);
            written += record.length;
            return at;
        }
    }

    private final Extent extent;
    private final Map<String, Integer> offsets = new HashMap<>();

    SegmentWriter(Extent extent) {
        this.extent = extent;
    }

    synchronized void store(String key, String value) {
        byte[] record = (key + "=" + value + ";").getBytes(StandardCharsets.UTF_8);
        offsets.put(key, extent.append(record));
    }

    synchronized Integer offset(String key) {
        return offsets.get(key);
    }

    public static void main(String[] args) throws InterruptedException {
        Extent file = new Extent();
        SegmentWriter[] tables = {new SegmentWriter(file), new SegmentWriter(file)};
        Thread[] ts = new Thread[tables.length];
        for (int i = 0; i < tables.length; i++) {
            SegmentWriter w = tables[i];
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 1_000; k++) {
                    w.store("k" + k, "v");
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(tables[0].offset("k9"));
    }
}
// corpus: unseen10
