/** Old compilers turn each finally into a subroutine: jsr, ret, and stores in between. */
public class Finally {
    static int count;

    static int simple(int n) {
        try {
            return 10 / n;
        } finally {
            count++;
        }
    }

    static int nested(int[] values, int at) {
        try {
            try {
                return values[at];
            } catch (ArrayIndexOutOfBoundsException e) {
                return -1;
            } finally {
                count += 2;
            }
        } finally {
            count += 3;
        }
    }

    static long inLoop(long[] values) {
        long sum = 0;
        for (int i = 0; i < values.length; i++) {
            try {
                if (values[i] < 0) {
                    continue;
                }
                if (values[i] == 42) {
                    break;
                }
                sum += values[i];
            } finally {
                count++;
            }
        }
        return sum;
    }

    static double twice(double d) {
        try {
            if (d > 1) {
                return d;
            }
            throw new IllegalStateException("small: " + d);
        } finally {
            try {
                count++;
            } finally {
                count--;
            }
        }
    }
}
