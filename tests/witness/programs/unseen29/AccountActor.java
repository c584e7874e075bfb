import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Small actor toolkit: an actor handles one message at a time on a shared pool.
 */
public class AccountActor {

    public abstract static class Actor<M> {
        private final Queue<M> mailbox = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean scheduled = new AtomicBoolean();
        private final Executor executor;

        protected Actor(Executor executor) {
            this.executor = executor;
        }

        public final void tell(M message) {
            mailbox.add(message);
            trySchedule();
        }

        private void trySchedule() {
            if (scheduled.compareAndSet(false, true)) {
                executor.execute(this::drain);
            }
        }

        private void drain() {
            try {
                for (int i = 0; i < 10; i++) {
                    M m = mailbox.poll();
                    if (m == null) {
                        break;
                    }
                    receive(m);
                }
            } finally {
                scheduled.set(false);
                if (!mailbox.isEmpty()) {
                    trySchedule();
                }
            }
        }

        protected abstract void receive(M message);
    }

    record Booking(long amount, CompletableFuture<Long> reply) { }

    static final class Account extends Actor<Booking> {
        private long balance;
        private final Deque<Long> recent = new ArrayDeque<>();

        Account(Executor executor) {
            super(executor);
        }

        @Override
        protected void receive(Booking b) {
            if (balance + b.amount() < 0) {
                b.reply().complete(-1L);
                return;
            }
            balance += b.amount();
            recent.addLast(b.amount());
            if (recent.size() > 5) {
                recent.removeFirst();
            }
            b.reply().complete(balance + recent.size());
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Account account = new Account(pool);
        List<CompletableFuture<Long>> replies = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            CompletableFuture<Long> reply = new CompletableFuture<>();
            replies.add(reply);
            account.tell(new Booking(i % 3 == 0 ? -50 : 40, reply));
        }
        long last = 0;
        for (CompletableFuture<Long> r : replies) {
            last = r.join();
        }
        pool.shutdown();
        System.out.println("last reply " + last);
    }
}
