// run: raddle show class $CLASSES
// out: ...
// out: class Monitor {
// out:   private int n;
// out: ...
// out:   void add();
// out:     Code:
// out:        0: aload_0
// out:        1: dup
// out:        2: astore_1
// out:        3: monitorenter
// out:        4: aload_0
// out:        5: dup
// out:        6: getfield      #...// Field n:I
// out:        9: iconst_1
// out:       10: iadd
// out:       11: putfield      #...// Field n:I
// out:       14: aload_1
// out:       15: monitorexit
// out:       16: goto          24
// out:       19: astore_2
// out:       20: aload_1
// out:       21: monitorexit
// out:       22: aload_2
// out:       23: athrow
// out:       24: return
// out:     Exception table:
// out:        from    to  target type
// out:            4    16    19   any
// out:           19    22    19   any
// out:     LineNumberTable:
// out:       ...
// out: ...
// out: }
class Monitor {
	private int n;

	void add() {
		synchronized (this) {
			n++;
		}
	}
}
