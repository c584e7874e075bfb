// run: scan --only stale-value
// expect: stale-value method=LeaHelperBad.swap line=here
// Lea, ServerWithAssignableHelper: a helper is fetched under the lock and used without it, but not exchanged in two steps.

public class LeaHelperBad {
    public interface Helper {
        void handle();
        Helper next();
    }

    private Helper helper;

    public LeaHelperBad(Helper helper) { this.helper = helper; }

    protected synchronized Helper helper() { return helper; }

    public synchronized void helper(Helper h) { helper = h; }

    public void service() {
        helper().handle();
    }

    public void swap() {
        helper(helper().next()); // <- here
    }
}
// corpus: published
