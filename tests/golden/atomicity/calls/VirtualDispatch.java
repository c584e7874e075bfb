// run: scan --only atomicity
// expect: atomicity
// the witness methods are reached through an interface with one implementation
public class VirtualDispatch {
    private final StringBuilder transcript = new StringBuilder();

    public PipeChannel pipe() {
        return new PipeChannel();
    }

    public synchronized void copy(Channel c) {
        if (c.ready()) {
            transcript.append(c.read());
        }
    }

    public interface Channel {
        boolean ready();

        String read();
    }

    public static class PipeChannel implements Channel {
        private String slot;

        @Override
        public synchronized boolean ready() {
            return slot != null;
        }

        @Override
        public synchronized String read() {
            String s = slot;
            slot = null;
            return s.trim();
        }

        public synchronized void write(String s) {
            slot = s;
        }
    }
}
// corpus: unseen
