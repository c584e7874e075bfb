// run: scan --only atomicity
// expect: atomicity
// Flush() walks the shared Vector by index up to size(), while the retention thread removes elements between size() and get()
import java.util.Vector;

public class TranscriptWriter {
    private final Vector<String> messages;
    private final StringBuilder file = new StringBuilder();
    private int flushed;

    TranscriptWriter(Vector<String> messages) {
        this.messages = messages;
    }

    synchronized int flush() {
        for (int i = 0; i < messages.size(); i++) {
            String m = messages.get(i);
            file.append(m).append('\n');
            flushed++;
        }
        return file.length();
    }

    synchronized int flushed() {
        return flushed;
    }

    static final class Retention implements Runnable {
        private final Vector<String> messages;

        Retention(Vector<String> messages) {
            this.messages = messages;
        }

        @Override
        public void run() {
            for (int round = 0; round < 200; round++) {
                messages.removeIf(m -> m.hashCode() % 5 == 0);
                Thread.yield();
                messages.add("retention round " + round);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<String> room = new Vector<>();
        for (int i = 0; i < 2000; i++) {
            room.add("line " + i);
        }
        TranscriptWriter writer = new TranscriptWriter(room);
        Thread retention = new Thread(new Retention(room), "retention");
        Thread flusher = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                writer.flush();
            }
        }, "flusher");
        retention.start();
        flusher.start();
        retention.join();
        flusher.join();
        System.out.println(writer.flushed());
    }
}
// corpus: unseen9
