// run: scan --only lock-order --library
// expect: lock-order
// Four objects lock in a ring: gateway -> registry -> session -> buffer -> gateway, each by a different public entry.
package lob.edgegateway;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class EdgeGateway {
    private final Registry registry = new Registry();
    private final Session session = new Session();
    private final Buffer buffer = new Buffer();
    private int backpressure;

    public EdgeGateway() {
        registry.session = session;
        session.buffer = buffer;
        buffer.gateway = this;
    }

    public synchronized void onboard(String device, String model) {
        if (backpressure > 10) {
            throw new IllegalStateException("gateway busy");
        }
        registry.add(device, model);
    }

    synchronized void slowDown() {
        backpressure++;
    }

    public void retire(String device) {
        registry.remove(device);
    }

    public void reconnect() {
        session.reset();
    }

    public void telemetry(String line) {
        buffer.append(line);
    }

    static class Registry {
        private Session session;
        private final Map<String, String> models = new HashMap<>();

        synchronized void add(String device, String model) {
            models.put(device, model);
        }

        synchronized void remove(String device) {
            if (models.remove(device) != null) {
                session.unsubscribe(device);
            }
        }
    }

    static class Session {
        private Buffer buffer;
        private final List<String> unsubscribed = new ArrayList<>();

        synchronized void unsubscribe(String device) {
            unsubscribed.add(device);
        }

        synchronized void reset() {
            unsubscribed.clear();
            buffer.clear();
        }
    }

    static class Buffer {
        private EdgeGateway gateway;
        private final List<String> lines = new ArrayList<>();

        synchronized void append(String line) {
            lines.add(line);
            if (lines.size() > 1000) {
                gateway.slowDown();
            }
        }

        synchronized void clear() {
            lines.clear();
        }
    }
}
// corpus: unseen
