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
// run: raddle show invocations $CLASSES
// out: DivByZero.doIt:()V
// out: DivByZero.init:()V
// out:   invokes java.lang.Object.init:()V
// out: LoopForever.doIt:()V
// out: LoopForever.init:()V
// out:   invokes java.lang.Object.init:()V
// out: Observer.main:([Ljava/lang/String;)V
// out:   entry
// out:   invokes DivByZero.init:()V
// out:   invokes LoopForever.init:()V
// out:   invokes Observer.today:(LDivByZero;)V-variantOfAndcompiledAs-Observer.today:(LDoBad;)V
// out:   invokes Observer.today:(LLoopForever;)V-variantOfAndcompiledAs-Observer.today:(LDoBad;)V
// out: Observer.today:(LDivByZero;)V-variantOfAndcompiledAs-Observer.today:(LDoBad;)V
// out:   locks Observer.class
// out:   invokes DivByZero.doIt:()V
// out: Observer.today:(LLoopForever;)V-variantOfAndcompiledAs-Observer.today:(LDoBad;)V
// out:   locks Observer.class
// out:   invokes LoopForever.doIt:()V
// out: java.lang.Object.init:()V
// out: 8 nodes: 6 definitions, 2 variants, 0 synchronized statements
// out: 8 edges: 8 invocations, 0 containments
// corpus: seed
