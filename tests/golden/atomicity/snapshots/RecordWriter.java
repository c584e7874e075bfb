// run: scan --only atomicity
// expect: atomicity
// Store() notes the file's position before it writes; another table appending to the same file in between moves the record
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

public class RecordWriter {
    static final class Segment {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private int written;

        synchronized int position() {
            return written;
        }

        synchronized void write(byte[] record) {
            bytes.write(record, 0, record.length);
            written += record.length;
        }
    }

    private final Segment segment;
    private final Map<String, Integer> offsets = new HashMap<>();

    RecordWriter(Segment segment) {
        this.segment = segment;
    }

    synchronized void store(String key, String value) {
        byte[] record = (key + "=" + value + ";").getBytes(StandardCharsets.UTF_8);
        offsets.put(key, segment.position());
        segment.write(record);
    }

    synchronized Integer offset(String key) {
        return offsets.get(key);
    }

    public static void main(String[] args) throws InterruptedException {
        Segment file = new Segment();
        RecordWriter[] tables = {new RecordWriter(file), new RecordWriter(file)};
        Thread[] ts = new Thread[tables.length];
        for (int i = 0; i < tables.length; i++) {
            RecordWriter w = tables[i];
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
