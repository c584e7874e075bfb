import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

public class ActorLedger {
    abstract static class Actor<M> implements Runnable {
        private final ConcurrentLinkedQueue<M> mailbox = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean scheduled = new AtomicBoolean();
        private final Executor executor;

        Actor(Executor executor) {
            this.executor = executor;
        }

        final void tell(M message) {
            mailbox.add(message);
            trySchedule();
        }

        private void trySchedule() {
            if (scheduled.compareAndSet(false, true)) {
                executor.execute(this);
            }
        }

        @Override
        public final void run() {
            try {
                for (int i = 0; i < 16; i++) {
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

        abstract void receive(M message);
    }

    interface Command { }

    record Deposit(String account, int cents) implements Command { }

    record Report(CompletableFuture<Map<String, Integer>> reply) implements Command { }

    static class Ledger extends Actor<Command> {
        private final Map<String, Integer> balances = new HashMap<>();
        private int processed;

        Ledger(Executor ex) {
            super(ex);
        }

        @Override
        void receive(Command c) {
            processed++;
            if (c instanceof Deposit d) {
                balances.merge(d.account(), d.cents(), Integer::sum);
            } else if (c instanceof Report r) {
                Map<String, Integer> copy = new HashMap<>(balances);
                copy.put("#", processed);
                r.reply().complete(copy);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Ledger ledger = new Ledger(pool);
        Thread[] tellers = new Thread[4];
        for (int i = 0; i < tellers.length; i++) {
            final int n = i;
            tellers[i] = new Thread(() -> {
                for (int k = 0; k < 250; k++) {
                    ledger.tell(new Deposit("acc" + (k + n) % 7, 5));
                }
            });
            tellers[i].start();
        }
        for (Thread t : tellers) {
            t.join();
        }
        CompletableFuture<Map<String, Integer>> reply = new CompletableFuture<>();
        ledger.tell(new Report(reply));
        System.out.println(reply.get());
        pool.shutdown();
    }
}
