// run: scan --library --only stale-value
// expect: stale-value
// next() increments a volatile field: read and write are two steps, two desks can hand out the same number
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class TicketSequence {
    private final String prefix;
    private volatile long last;

    public TicketSequence(String prefix, long start) {
        this.prefix = prefix;
        this.last = start;
    }

    public String next() {
        last++;
        return prefix + last;
    }

    public long peek() {
        return last;
    }

    public Desk openDesk(String clerk) {
        return new Desk(this, clerk);
    }

    public static final class Desk {
        private final TicketSequence sequence;
        private final String clerk;
        private final List<String> issued = Collections.synchronizedList(new ArrayList<>());

        Desk(TicketSequence sequence, String clerk) {
            this.sequence = sequence;
            this.clerk = clerk;
        }

        public String issue(String subject) {
            String t = sequence.next();
            issued.add(t + " " + subject);
            return t;
        }

        public String summary() {
            return clerk + " issued " + issued.size();
        }
    }
}
// corpus: unseen
