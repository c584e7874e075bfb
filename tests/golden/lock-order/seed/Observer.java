// run: scan --only lock-order
// expect: none
// Seed 003, section 3.2: one definition of today, two behaviours. One lock only.
interface DoBad { public void doIt(); }

class DivByZero implements DoBad {
    public void doIt() { int retval = 55 / 0; }
}

class LoopForever implements DoBad {
    public void doIt() { for (;;); }
}

public class Observer {
    synchronized static void today(DoBad howTo) {
        howTo.doIt();
    }
    public static void main(String[] args) {
        today(new LoopForever());
        today(new DivByZero());
    }
}
