// run: scan --only atomicity
// expect: atomicity
// magro/kryo-serializers#96 - the encoder owns its output under encodeLock, but writes size() of a live synchronized list first and the elements afterwards; an element added or removed in between spoils the frame
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class FrameEncoder {
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

    private void writeList(List<String> list) throws IOException {
        out.writeInt(list.size());
        Object[] elements = list.toArray();
        for (Object element : elements) {
            out.writeUTF((String) element);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> inbox = Collections.synchronizedList(new ArrayList<>());
        FrameEncoder encoder = new FrameEncoder();
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                inbox.add("n" + i);
                if (i % 32 == 0) {
                    inbox.clear();
                }
            }
        });
        Thread sender = new Thread(() -> {
            long total = 0;
            for (int i = 0; i < 10_000; i++) {
                total += encoder.encode("inbox", inbox).length;
            }
            System.out.println(total);
        });
        producer.start();
        sender.start();
        producer.join();
        sender.join();
    }
}
// corpus: unseen18
