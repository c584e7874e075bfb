// run: scan --only lock-order
// expect: none
// igniterealtime/Openfire#2076 (OF-2473): processing holds the stream mutex when a send fails, but the close handler, which takes the session then the stream mutex, is only queued on another thread and nobody waits for it under the mutex
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class XmppSocketSession {
    private final Object streamMutex = new Object();
    private final ExecutorService closers;
    private int processed;
    private boolean open = true;

    XmppSocketSession(ExecutorService closers) {
        this.closers = closers;
    }

    void onText(String stanza) {
        synchronized (streamMutex) {
            processed++;
            if (!respond(stanza)) {
                onError();
            }
        }
    }

    private boolean respond(String stanza) {
        return !stanza.endsWith("0");
    }

    /** Called by the socket implementation, at times in the middle of onText. */
    private void onError() {
        closers.execute(this::closeSession);
    }

    void closeSession() {
        synchronized (this) {
            if (!open) {
                return;
            }
            open = false;
            synchronized (streamMutex) {
                processed = -processed;
            }
        }
    }

    synchronized boolean isOpen() {
        return open;
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService closers = Executors.newFixedThreadPool(2);
        for (int round = 0; round < 200; round++) {
            XmppSocketSession s = new XmppSocketSession(closers);
            Thread io = new Thread(() -> {
                for (int i = 1; i < 60; i++) {
                    s.onText("<m>" + i);
                }
            });
            io.start();
            if (round % 3 == 0) {
                s.closeSession();
            }
            io.join();
        }
        closers.shutdown();
        System.out.println(closers.awaitTermination(5, TimeUnit.SECONDS));
    }
}
// corpus: unseen19
