// run: scan --only lock-order --library
// expect: none
// Each SyncStage holds its own monitor while calling its next stage, all of one type; next is final and set in the constructor from an already built stage, so the chain is acyclic.
package filters.chain;

import java.util.function.UnaryOperator;

public class FilterChain {

    private static final class SyncStage {
        private final SyncStage next;
        private final UnaryOperator<String> op;
        private long handled;

        SyncStage(UnaryOperator<String> op, SyncStage next) {
            this.op = op;
            this.next = next;
        }

        synchronized String handle(String s) {
            handled++;
            String r = op.apply(s);
            return next == null ? r : next.handle(r);
        }

        synchronized long total() {
            return handled + (next == null ? 0 : next.total());
        }
    }

    private final SyncStage head;

    private FilterChain(SyncStage head) {
        this.head = head;
    }

    public static FilterChain standard() {
        SyncStage last = new SyncStage(String::trim, null);
        SyncStage mid = new SyncStage(s -> s.replace('\t', ' '), last);
        return new FilterChain(new SyncStage(String::toLowerCase, mid));
    }

    public static FilterChain shouting() {
        return new FilterChain(new SyncStage(String::toUpperCase, new SyncStage(s -> s + "!", null)));
    }

    public String apply(String s) {
        return head.handle(s);
    }

    public long handled() {
        return head.total();
    }
}
// corpus: unseen
