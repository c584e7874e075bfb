// run: scan --library --only atomicity
// expect: atomicity
// forward() holds relayLock; registry.isOnline and registry.sessionOf are two steps on the registry's lock, so the session may be gone (null) in the second
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class UplinkRelay {
    public record Session(String deviceId, StringBuffer wire) {
        void send(String frame) {
            wire.append(frame).append('\n');
        }
    }

    public static class Registry {
        private final Lock lock = new ReentrantLock();
        private final Map<String, Session> online = new HashMap<>();

        public void connect(Session s) {
            lock.lock();
            try {
                online.put(s.deviceId(), s);
            } finally {
                lock.unlock();
            }
        }

        public void disconnect(String id) {
            lock.lock();
            try {
                online.remove(id);
            } finally {
                lock.unlock();
            }
        }

        public boolean isOnline(String id) {
            lock.lock();
            try {
                return online.containsKey(id);
            } finally {
                lock.unlock();
            }
        }

        public Session sessionOf(String id) {
            lock.lock();
            try {
                return online.get(id);
            } finally {
                lock.unlock();
            }
        }
    }

    private final Lock relayLock = new ReentrantLock();
    private final Registry registry;
    private long forwarded;
    private long dropped;

    public UplinkRelay(Registry registry) {
        this.registry = registry;
    }

    public void forward(String deviceId, String frame) {
        relayLock.lock();
        try {
            if (registry.isOnline(deviceId)) {
                registry.sessionOf(deviceId).send(frame);
                forwarded++;
            } else {
                dropped++;
            }
        } finally {
            relayLock.unlock();
        }
    }

    public String counters() {
        relayLock.lock();
        try {
            return forwarded + "/" + dropped;
        } finally {
            relayLock.unlock();
        }
    }
}
// corpus: unseen12
