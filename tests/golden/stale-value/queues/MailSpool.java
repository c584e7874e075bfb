// run: scan --only stale-value
// expect: stale-value
// isEmpty then poll on a ConcurrentLinkedQueue: the polled message may be null and is dereferenced
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

class Message {
    private final String to;

    Message(String to) {
        this.to = to;
    }

    String recipient() {
        return to;
    }
}

class Spooler implements Runnable {
    private final Queue<Message> spool;

    Spooler(Queue<Message> spool) {
        this.spool = spool;
    }

    @Override
    public void run() {
        while (!spool.isEmpty()) {
            Message m = spool.poll();
            deliver(m.recipient());
        }
    }

    private void deliver(String who) {
        System.out.println("-> " + who);
    }
}

public class MailSpool {
    public static void main(String[] args) throws InterruptedException {
        Queue<Message> spool = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 20; i++) {
            spool.add(new Message("user" + i + "@example.org"));
        }
        Thread a = new Thread(new Spooler(spool));
        Thread b = new Thread(new Spooler(spool));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
