// run: scan --only atomicity
// expect: none
// The inbox is created by the pump; other threads can only add, the pump under its own lock is the only remover, so "not empty" stays true until remove
import java.util.LinkedList;

public class EventPump {
    record UiEvent(String source, int code) { }

    private static final class Inbox {
        private final LinkedList<UiEvent> events = new LinkedList<>();

        synchronized void add(UiEvent e) {
            events.addLast(e);
        }

        synchronized boolean isEmpty() {
            return events.isEmpty();
        }

        synchronized UiEvent removeFirst() {
            return events.removeFirst();
        }
    }

    private final Inbox inbox = new Inbox();
    private final Object pumpLock = new Object();
    private long handled;
    private long checksum;

    public void post(String source, int code) {
        inbox.add(new UiEvent(source, code));
    }

    public int pump() {
        synchronized (pumpLock) {
            int n = 0;
            while (!inbox.isEmpty()) {
                UiEvent e = inbox.removeFirst();
                handle(e);
                n++;
            }
            return n;
        }
    }

    private void handle(UiEvent e) {
        handled++;
        checksum = checksum * 31 + e.code();
    }

    public long handled() {
        synchronized (pumpLock) {
            return handled;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventPump pump = new EventPump();
        Thread[] sources = new Thread[2];
        for (int s = 0; s < sources.length; s++) {
            String name = "source" + s;
            sources[s] = new Thread(() -> {
                for (int i = 0; i < 5000; i++) {
                    pump.post(name, i);
                }
            });
            sources[s].start();
        }
        Thread second = new Thread(pump::pump);
        second.start();
        pump.pump();
        second.join();
        for (Thread t : sources) {
            t.join();
        }
        pump.pump();
        System.out.println(pump.handled());
    }
}
// corpus: unseen9
