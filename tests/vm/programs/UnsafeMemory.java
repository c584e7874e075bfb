// Memory outside the heap by its address alone: getInt(long) beside getInt(Object, long), every type of each.
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import sun.misc.Unsafe;

public class UnsafeMemory {
	int field = 5;

	public static void main(String[] args) throws Exception {
		// 25 warns on standard error and names the class path there.
		System.err.close();
		Field f = Unsafe.class.getDeclaredField("theUnsafe");
		f.setAccessible(true);
		Unsafe u = (Unsafe) f.get(null);
		long at = u.allocateMemory(64);
		u.setMemory(at, 64, (byte) 0);
		u.putByte(at, (byte) -3);
		u.putChar(at + 2, '\u20ac');
		u.putShort(at + 4, (short) -300);
		u.putInt(at + 8, 0x12345678);
		u.putFloat(at + 12, 1.5f);
		u.putLong(at + 16, -77777777777L);
		u.putDouble(at + 24, Math.PI);
		u.putAddress(at + 32, at);
		System.out.println(u.getByte(at) + " " + (int) u.getChar(at + 2) + " " + u.getShort(at + 4) + " "
			+ Integer.toHexString(u.getInt(at + 8)) + " " + u.getFloat(at + 12) + " " + u.getLong(at + 16) + " "
			+ u.getDouble(at + 24) + " " + (u.getAddress(at + 32) == at));
		System.out.println(u.getInt(null, at + 8) == u.getInt(at + 8));
		u.copyMemory(at + 8, at + 40, 8);
		System.out.println(u.getByte(at + 40) + " " + u.getFloat(at + 44));
		byte[] bytes = new byte[8];
		u.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, 0x0102030405060708L);
		System.out.println(bytes[0] + " " + ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt());
		UnsafeMemory o = new UnsafeMemory();
		long offset = u.objectFieldOffset(UnsafeMemory.class.getDeclaredField("field"));
		u.putIntVolatile(o, offset, u.getIntVolatile(o, offset) + 2);
		System.out.println(o.field + " " + u.compareAndSwapInt(o, offset, 7, 8) + o.field);
		u.freeMemory(at);
	}
}
