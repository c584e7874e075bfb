// run: scan --only stale-value
// expect: none
// all tasks run on one single-threaded executor, the read-modify-write is never concurrent
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Actor {
    private final ExecutorService mailbox = Executors.newSingleThreadExecutor();
    private volatile int state;

    void tell(int delta) {
        mailbox.execute(() -> state = state + delta);
    }

    void stop() throws InterruptedException {
        mailbox.shutdown();
        mailbox.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(state);
    }
}

public class ConfinedToExecutorThread {
    public static void main(String[] args) throws InterruptedException {
        Actor actor = new Actor();
        Thread a = new Thread(() -> actor.tell(1));
        Thread b = new Thread(() -> actor.tell(2));
        a.start();
        b.start();
        a.join();
        b.join();
        actor.stop();
    }
}
// corpus: unseen
