// Each partner and task field is written by one task and read by its parent after invokeAll (join).
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

public class CommissionTree {
    static class Partner {
        final String name;
        final long salesCents;
        final List<Partner> referrals = new ArrayList<>();
        long payoutCents;

        Partner(String name, long salesCents) {
            this.name = name;
            this.salesCents = salesCents;
        }

        Partner refer(Partner p) {
            referrals.add(p);
            return this;
        }
    }

    static class PayoutTask extends RecursiveAction {
        private final Partner partner;
        private long subtreeSales;
        private int nodes;

        PayoutTask(Partner partner) {
            this.partner = partner;
        }

        @Override
        protected void compute() {
            List<PayoutTask> children = new ArrayList<>();
            for (Partner p : partner.referrals) {
                children.add(new PayoutTask(p));
            }
            ForkJoinTask.invokeAll(children);
            long below = 0;
            nodes = 1;
            for (PayoutTask t : children) {
                below += t.subtreeSales;
                nodes += t.nodes;
                partner.payoutCents += t.partner.payoutCents / 10;
            }
            subtreeSales = partner.salesCents + below;
            partner.payoutCents += partner.salesCents / 20 + below / 100;
        }
    }

    static Partner build(String name, int depth) {
        Partner p = new Partner(name, 10_000L * (depth + 1));
        for (int i = 0; depth > 0 && i < 3; i++) {
            p.refer(build(name + "." + i, depth - 1));
        }
        return p;
    }

    public static void main(String[] args) {
        Partner root = build("root", 5);
        PayoutTask task = new PayoutTask(root);
        ForkJoinPool pool = new ForkJoinPool(3);
        pool.invoke(task);
        pool.shutdown();
        System.out.println("nodes " + task.nodes + " sales " + task.subtreeSales + " payout " + root.payoutCents);
    }
}
// corpus: unseen27
