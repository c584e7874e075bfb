// run: scan --only atomicity
// expect: atomicity
// flush() holds the sink's private lock, but the writers append to the StringBuffer without it: text appended between toString (drain) and setLength(0) is lost
import java.util.ArrayList;
import java.util.List;

public class AuditSink {
    private final Object flushLock = new Object();
    private final StringBuffer pending;
    private final List<String> blocks = new ArrayList<>();

    AuditSink(StringBuffer pending) {
        this.pending = pending;
    }

    void flush() {
        synchronized (flushLock) {
            String text = drain();
            if (!text.isEmpty()) {
                blocks.add(text);
            }
        }
    }

    private String drain() {
        String text = pending.toString();
        pending.setLength(0);
        return text;
    }

    int characters() {
        synchronized (flushLock) {
            return blocks.stream().mapToInt(String::length).sum();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StringBuffer shared = new StringBuffer();
        AuditSink sink = new AuditSink(shared);
        Thread[] writers = new Thread[3];
        for (int i = 0; i < writers.length; i++) {
            char mark = (char) ('a' + i);
            writers[i] = new Thread(() -> {
                for (int n = 0; n < 10_000; n++) {
                    shared.append(mark);
                }
            });
            writers[i].start();
        }
        for (int i = 0; i < 500; i++) {
            sink.flush();
        }
        for (Thread w : writers) {
            w.join();
        }
        sink.flush();
        System.out.println(sink.characters());
    }
}
// corpus: unseen17
