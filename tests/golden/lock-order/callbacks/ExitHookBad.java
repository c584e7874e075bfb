// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.System severity=high
// exit() waits for a shutdown hook that needs the lock.
public class ExitHookBad {
    static final Object a = new Object();
    public static void main(String[] z) { Runtime.getRuntime().addShutdownHook(new Thread(() -> { synchronized (a) { System.out.println("bye");
    }
}));
synchronized (a) { System.exit(0); }
}
}
