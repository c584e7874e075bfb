// run: scan --only atomicity,stale-value
// expect: none
// Lea, ServerWithAssignableHelper: a helper is fetched under the lock and used without it, but not exchanged in two steps.

public class LeaHelperOk {
    public interface Helper {
        void handle();
        Helper next();
    }

    private Helper helper;

    public LeaHelperOk(Helper helper) { this.helper = helper; }

    protected synchronized Helper helper() { return helper; }

    public synchronized void helper(Helper h) { helper = h; }

    public void service() {
        helper().handle();
    }

    public synchronized void swap() {
        helper(helper().next());
    }
}
// corpus: published
