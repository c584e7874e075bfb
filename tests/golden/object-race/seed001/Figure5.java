// Seed 001, figure 5: (a) self locking has the account among the source's locks, (b) local-object locking its
// lock, (c) client-side locking `this` of the target (and here the account's field too, which never changes).
// Source locks count where the account owns the implementation: L(i.update > k.get) = {l}. Where two have been passed
// one implementation they do not (figure 6), and that one races.
//
// run: raddle show objects $CLASSES
// out: ...
// out: calls:
// out:   root.main > java.lang.Thread.start {}
// out:   lambda java.lang.Runnable.lambda$main$0 > Figure5$A.update {}
// out:   lambda java.lang.Runnable.lambda$main$0 > Figure5$B.update {}
// out:   lambda java.lang.Runnable.lambda$main$0 > Figure5$C.update {}
// out:   lambda java.lang.Runnable.lambda$main$0 > Figure5$Passed 1.update {this}
// out:   lambda java.lang.Runnable.lambda$main$0 > Figure5$Passed 2.update {this}
// out:   Figure5$A.update > Figure5$AccountImpl 2.get {Figure5$A}
// out:   Figure5$A.update > Figure5$AccountImpl 2.put {Figure5$A}
// out:   Figure5$B.update > Figure5$AccountImpl 3.get {Figure5$B.lock}
// out:   Figure5$B.update > Figure5$AccountImpl 3.put {Figure5$B.lock}
// out:   Figure5$C.update > Figure5$AccountImpl 4.get {this, Figure5$C.acc}
// out:   Figure5$C.update > Figure5$AccountImpl 4.put {this, Figure5$C.acc}
// out:   Figure5$Passed 1.update > Figure5$AccountImpl 1.put {}
// out:   Figure5$Passed 2.update > Figure5$AccountImpl 1.put {}
// out: races:
// out:   <Figure5$A, update, update>
// out:   <Figure5$B, update, update>
// out:   <Figure5$C, update, update>
// out:   <Figure5$AccountImpl 1, put, put>
//
// run: scan --only object-race
// expect: object-race line=shared
class Figure5 {
    static class AccountImpl {
        int x;

        int get() {
            return x;
        }

        void put(int to) {
            x = to; // <- shared
        }
    }

    static class A {
        private final AccountImpl acc = new AccountImpl();

        void update(int amt) {
            synchronized (this) {
                int x = acc.get();
                acc.put(amt + x);
            }
        }
    }

    static class B {
        private final AccountImpl acc = new AccountImpl();
        private final Object lock = new Object();

        void update(int amt) {
            synchronized (lock) {
                int x = acc.get();
                acc.put(amt + x);
            }
        }
    }

    static class C {
        private final AccountImpl acc = new AccountImpl();

        void update(int amt) {
            synchronized (acc) {
                int x = acc.get();
                acc.put(amt + x);
            }
        }
    }

    static class Passed {
        private final AccountImpl acc;

        Passed(AccountImpl acc) {
            this.acc = acc;
        }

        synchronized void update(int amt) {
            acc.put(amt);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            A a = new A();
            B b = new B();
            C c = new C();
            AccountImpl shared = new AccountImpl();
            Passed one = new Passed(shared), two = new Passed(shared);
            for (int k = 0; k < 2; k++)
                new Thread(() -> {
                    a.update(1);
                    b.update(1);
                    c.update(1);
                    one.update(1);
                    two.update(1);
                }).start();
        }
    }
}
