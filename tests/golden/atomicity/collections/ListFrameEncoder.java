// run: scan --only atomicity
// expect: none
// magro/kryo-serializers#96, repaired as in #97 - size and elements are written while the synchronized list's own monitor is held over both
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class ListFrameEncoder {
    private final ReentrantLock encodeLock = new ReentrantLock();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    byte[] encode(String topic, List<String> shared) {
        encodeLock.lock();
        try {
            bytes.reset();
            out.writeUTF(topic);
            writeList(shared);
            out.flush();
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            encodeLock.unlock();
        }
    }

    /** The argument comes from Collections.synchronizedList, which locks on itself. */
    private void writeList(List<String> list) throws IOException {
        synchronized (list) {
            out.writeInt(list.size());
            for (String element : list) {
                out.writeUTF(element);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> inbox = Collections.synchronizedList(new ArrayList<>());
        ListFrameEncoder encoder = new ListFrameEncoder();
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                inbox.add("n" + i);
                if (i % 32 == 0) {
                    inbox.clear();
                }
            }
        });
        Thread sender = new Thread(() -> {
            long total = 0;
            for (int i = 0; i < 3_000; i++) {
                total += encoder.encode("inbox", inbox).length;
            }
            System.out.println(total > 0);
        });
        producer.start();
        sender.start();
        producer.join();
        sender.join();
    }
}
// corpus: unseen18
