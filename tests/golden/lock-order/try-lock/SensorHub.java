// run: scan --only lock-order
// expect: none
// a sensor raises its alarm only after it has left its monitor, and the hub samples a copy of its sensors outside the registry lock
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;

public class SensorHub {
    sealed interface Message permits Level, Failure {
    }

    record Level(double value) implements Message {
    }

    record Failure(int code) implements Message {
        boolean severe() {
            return code >= 500;
        }
    }

    static final class Sensor {
        private final int id;
        private final IntConsumer alarm;
        private double level;
        private long seen;

        Sensor(int id, IntConsumer alarm) {
            this.id = id;
            this.alarm = alarm;
        }

        void onMessage(Message m) {
            boolean severe = absorb(m);
            if (severe) {
                alarm.accept(id);
            }
        }

        private synchronized boolean absorb(Message m) {
            seen++;
            if (m instanceof Level l) {
                level = 0.75 * level + 0.25 * l.value();
                return false;
            }
            return m instanceof Failure f && f.severe();
        }

        synchronized double sample() {
            return seen == 0 ? 0.0 : level;
        }
    }

    static final class Hub {
        private final Lock registry = new ReentrantLock();
        private final Map<Integer, Sensor> sensors = new LinkedHashMap<>();
        private final Set<Integer> failed = new HashSet<>();

        Sensor register(int id) {
            Sensor s = new Sensor(id, this::markFailed);
            registry.lock();
            try {
                sensors.put(id, s);
                return s;
            } finally {
                registry.unlock();
            }
        }

        private void markFailed(int id) {
            registry.lock();
            try {
                failed.add(id);
            } finally {
                registry.unlock();
            }
        }

        private List<Sensor> healthy() {
            registry.lock();
            try {
                List<Sensor> out = new ArrayList<>();
                sensors.forEach((id, s) -> {
                    if (!failed.contains(id)) {
                        out.add(s);
                    }
                });
                return out;
            } finally {
                registry.unlock();
            }
        }

        double pollAll() {
            double sum = 0;
            for (Sensor s : healthy()) {
                sum += s.sample();
            }
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Hub hub = new Hub();
        Sensor pump = hub.register(1);
        Sensor fan = hub.register(2);
        ExecutorService io = Executors.newFixedThreadPool(3);
        io.execute(() -> {
            for (int i = 0; i < 5_000; i++) {
                pump.onMessage(i % 7 == 0 ? new Failure(499) : new Level(i));
            }
        });
        io.execute(() -> {
            for (int i = 0; i < 5_000; i++) {
                fan.onMessage(i % 50 == 49 ? new Failure(503) : new Level(-i));
            }
        });
        io.execute(() -> {
            for (int i = 0; i < 5_000; i++) {
                hub.pollAll();
            }
        });
        io.shutdown();
        System.out.println(io.awaitTermination(8, TimeUnit.SECONDS));
    }
}
// corpus: unseen14
