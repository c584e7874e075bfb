// run: scan --only lock-order
// expect: none
// both orders occur, but each worker builds its own pair of ends, so no lock is ever shared by two threads
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class DuplexSimulation {
    static class End {
        private End peer;
        private int sent;
        private int received;

        synchronized void connect(End p) {
            peer = p;
        }

        synchronized void send(int bytes) {
            sent += bytes;
            peer.receive(bytes);
        }

        synchronized void receive(int bytes) {
            received += bytes;
        }

        synchronized int balance() {
            return sent - received;
        }
    }

    static final class Simulation implements Runnable {
        private final int rounds;

        Simulation(int rounds) {
            this.rounds = rounds;
        }

        @Override
        public void run() {
            End client = new End();
            End server = new End();
            client.connect(server);
            server.connect(client);
            for (int i = 0; i < rounds; i++) {
                client.send(i);
                server.send(2 * i);
            }
            System.out.println(client.balance());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 8; i++) {
            pool.execute(new Simulation(500 + i));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
    }
}
// corpus: unseen14
