// run: scan --only lock-order --library
// expect: lock-order locks=ForeignFaceBad,ForeignFaceBad$Hidden
// What code elsewhere may call is declared further up: by what an interface of INPUT extends.
import java.util.Observer;
import java.util.Observable;

public class ForeignFaceBad {
    interface Face extends Observer {}
    private static class Hidden implements Face {
        final ForeignFaceBad owner;
        Hidden(ForeignFaceBad owner) { this.owner = owner; }
        @Override public synchronized void update(Observable o, Object arg) { owner.answer(); }
        synchronized void ping() { hashCode(); }
    }
    private Hidden hidden;
    public void register(Observable to) {
        hidden = new Hidden(this);
        to.addObserver(hidden);
    }
    synchronized void answer() { hashCode(); }
    public synchronized void ask() { hidden.ping(); }
}
