import java.util.ArrayList;
import java.util.List;

/** Log fan-out: the workers' list holds locked sinks only, the plain one belongs to the console. */
public class SinkFanout {
    interface Sink {
        void write(String line);
    }

    static class PlainSink implements Sink {
        private int bytes;

        @Override
        public void write(String line) {
            bytes += line.length(); // @plain not parallel: plain, parallel: locked, not held: this
        }
    }

    static class LockedSink implements Sink {
        private int bytes;

        @Override
        public synchronized void write(String line) {
            bytes += line.length(); // @locked not parallel: locked, held: this
        }
    }

    private final List<Sink> sinks = new ArrayList<>(); // shared

    void add(Sink sink) {
        sinks.add(sink); // @add not parallel: each
    }

    void emit(String line) {
        for (Sink sink : sinks) { // @each parallel: each
            sink.write(line);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SinkFanout shared = new SinkFanout(); // shared
        shared.add(new LockedSink()); // shared
        List<Sink> console = new ArrayList<>(); // confined
        console.add(new PlainSink()); // confined
        Thread one = new Thread(() -> shared.emit("one"));
        Thread two = new Thread(() -> shared.emit("two"));
        one.start();
        two.start();
        for (Sink sink : console) {
            sink.write("waiting");
        }
        one.join();
        two.join();
    }
}
