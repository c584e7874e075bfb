// run: scan --only stale-value
// expect: stale-value
// peek looks at the head and poll removes another one when a second worker took it; a mail is sent twice and one never
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class MailDispatch {
    record Mail(int id, long notBefore) {
        boolean due(long now) {
            return now >= notBefore;
        }
    }

    private final BlockingQueue<Mail> queue = new LinkedBlockingQueue<>();
    private final Map<Integer, Integer> sent = new ConcurrentHashMap<>();

    void schedule(Mail mail) {
        queue.add(mail);
    }

    void work() {
        while (true) {
            Mail head = queue.peek();
            if (head == null) {
                return;
            }
            if (head.due(System.currentTimeMillis())) {
                queue.poll();
                send(head);
            } else {
                Thread.onSpinWait();
            }
        }
    }

    private void send(Mail mail) {
        sent.merge(mail.id(), 1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        MailDispatch dispatch = new MailDispatch();
        long now = System.currentTimeMillis();
        IntStream.range(0, 5_000).forEach(i -> dispatch.schedule(new Mail(i, now + i / 500)));
        List<Thread> workers = Stream.of("w1", "w2", "w3").map(n -> new Thread(dispatch::work, n)).toList();
        workers.forEach(Thread::start);
        for (Thread w : workers) {
            w.join();
        }
        System.out.println("distinct " + dispatch.sent.size());
    }
}
// corpus: unseen15
