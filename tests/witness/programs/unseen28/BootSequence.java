import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

public class BootSequence {
    static class Gate {
        private int remaining;

        Gate(int n) {
            remaining = n;
        }

        synchronized void arrive() {
            if (remaining > 0 && --remaining == 0) {
                notifyAll();
            }
        }

        synchronized void pass() throws InterruptedException {
            while (remaining > 0) {
                wait();
            }
        }
    }

    private final Gate ready = new Gate(3);
    private final Gate finished = new Gate(4);
    private Properties settings;
    private final Map<Integer, String> routes = new HashMap<>();
    private int[] weights;
    private final long[] loads = new long[4];

    private void loadSettings() {
        Properties p = new Properties();
        p.setProperty("factor", "3");
        settings = p;
        ready.arrive();
    }

    private void loadRoutes() {
        for (int i = 0; i < 50; i++) {
            routes.put(i, "r" + i % 9);
        }
        ready.arrive();
    }

    private void loadWeights() {
        weights = new int[50];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = i * i % 13;
        }
        ready.arrive();
    }

    private void serve(int id) {
        try {
            ready.pass();
            int factor = Integer.parseInt(settings.getProperty("factor"));
            for (int k = id; k < weights.length; k += loads.length) {
                loads[id] += (long) weights[k] * factor + routes.get(k).length();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            finished.arrive();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BootSequence boot = new BootSequence();
        for (int i = 0; i < 4; i++) {
            final int id = i;
            new Thread(() -> boot.serve(id), "server-" + i).start();
        }
        new Thread(boot::loadWeights).start();
        new Thread(boot::loadRoutes).start();
        new Thread(boot::loadSettings).start();
        boot.finished.pass();
        long sum = 0;
        for (long l : boot.loads) {
            sum += l;
        }
        System.out.println("load " + sum);
    }
}
